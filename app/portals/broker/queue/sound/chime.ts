/** Two soft notes, a fifth apart, as quiet as a clock in the next room: start in seconds, height in hertz. */
const NOTES = [
  { start: 0, height: 587.33 },
  { start: 0.16, height: 880 },
] as const;
const LOUDNESS = 0.05;
const LASTS_S = 0.7;

let context: AudioContext | undefined;

/** Whether this browser makes sounds by itself. */
export function canChime(): boolean {
  return typeof AudioContext !== 'undefined';
}

/**
 * Makes the browser ready to sound: it lets a page sound only after somebody has pressed something on it. Resolves with
 * whether it may by now.
 */
export async function readyChime(): Promise<boolean> {
  context ??= new AudioContext();
  // Without a press it would wait for one, and with it everything that waits for the answer.
  if (context.state === 'suspended') await Promise.race([context.resume(), pause(200)]);
  return context.state === 'running';
}

/** Sounds once, where the browser allows it. Made here: nothing is loaded. */
export async function chime(): Promise<boolean> {
  if (!(await readyChime()) || !context) return false;
  const now = context.currentTime;
  for (const { start, height } of NOTES) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = 'sine';
    tone.frequency.value = height;
    loudness.gain.setValueAtTime(0, now + start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, now + start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + LASTS_S);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + LASTS_S);
  }
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
