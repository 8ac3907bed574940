declare module 'heic-decode' {
  interface HeicImage {
    width: number
    height: number
    /** red, green, blue and opacity in a byte each, turned upright, in the file's own colour space */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
  }
  const decode: {
    all(options: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>
  }
  export default decode
}
