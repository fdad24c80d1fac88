// Files to keep: made by whoever holds the tables, and handed to the browser.

import type { RecordFormat } from './protocol';
import { connection } from './socket';

/** Has the browser keep a file. */
export function keepFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Keeps a table's record. */
export async function keepRecord(table: string, format: RecordFormat): Promise<void> {
  const { name, media, text } = await connection.request<'file'>({ type: 'record', table, format });
  keepFile(name, new Blob([text], { type: media }));
}

/** Keeps a position as a picture. */
export async function keepPicture(position: string, format: 'svg' | 'png'): Promise<void> {
  const { text, media } = await connection.request<'file'>({ type: 'picture', position });
  const drawing = new Blob([text], { type: media });
  keepFile(`position.${format}`, format === 'svg' ? drawing : await inDots(drawing, 1200));
}

/** A drawing in dots, so many across. */
async function inDots(drawing: Blob, width: number): Promise<Blob> {
  const picture = new Image();
  const address = URL.createObjectURL(drawing);
  try {
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((dots) => (dots ? resolve(dots) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
