declare module 'heic-decode' {
  type Picture = {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  };
  export function all(input: { buffer: Uint8Array }): Promise<Picture[]>;
}
