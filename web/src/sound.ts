// Quiet clicks made on the spot: a checker on wood, dice in a cup, a turn that comes round.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export type Sound = 'checker' | 'hit' | 'dice' | 'cube' | 'turn' | 'time' | 'end';

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  switch (sound) {
    case 'checker':
      return knock(context, now, 900, 0.05);
    case 'hit':
      knock(context, now, 620, 0.07);
      return knock(context, now + 0.07, 900, 0.05);
    case 'dice':
      for (let i = 0; i < 4; i++) knock(context, now + i * 0.07, 1500 + 220 * ((i * 7) % 4), 0.03);
      return;
    case 'cube':
      return knock(context, now, 420, 0.08);
    case 'turn':
      return tone(context, now, 660, 0.03);
    case 'time':
      tone(context, now, 880, 0.035);
      return tone(context, now + 0.2, 880, 0.035);
    case 'end':
      tone(context, now, 523, 0.035);
      return tone(context, now + 0.16, 784, 0.035);
  }
}

/** A short filtered burst of noise. */
function knock(at: AudioContext, time: number, pitch: number, loudness: number): void {
  const length = Math.round(at.sampleRate * 0.045);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-6 * i) / length);
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  const gain = at.createGain();
  gain.gain.value = loudness * 4;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(time);
}

function tone(at: AudioContext, time: number, pitch: number, loudness: number): void {
  const oscillator = at.createOscillator();
  oscillator.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.setValueAtTime(loudness, time);
  gain.gain.exponentialRampToValueAtTime(0.0005, time + 0.3);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(time);
  oscillator.stop(time + 0.32);
}
