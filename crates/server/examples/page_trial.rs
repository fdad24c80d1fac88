//! A server for trying the page by hand.
#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(2);
    let mut listen = String::from("127.0.0.1:7077");
    let mut data = String::from("/tmp/pasch-trial");
    while let (Some(name), Some(value)) = (arguments.next(), arguments.next()) {
        if name == "--listen" { listen = value } else { data = value }
    }
    let mut config = pasch_server::Config::new(data);
    config.listen = listen.parse()?;
    let server = pasch_server::Server::start(config, pasch_server::judge()).await?;
    println!("http://{}", server.local());
    server.until(std::future::pending()).await?;
    Ok(())
}
