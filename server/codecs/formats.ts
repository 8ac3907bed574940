type Kind = 'image' | 'video' | 'audio'

export interface FormatInfo {
  kind: Kind
  /** without a dot */
  extension: string
  /** the MIME type such a file is served with */
  type: string
  /** what people call it */
  words: string
}

/** Every kind of file that is taken in; what is not here is refused, whatever its name says. */
export const formats = {
  jpeg: { kind: 'image', extension: 'jpg', type: 'image/jpeg', words: 'JPEG photo' },
  png: { kind: 'image', extension: 'png', type: 'image/png', words: 'PNG picture' },
  gif: { kind: 'image', extension: 'gif', type: 'image/gif', words: 'GIF picture' },
  webp: { kind: 'image', extension: 'webp', type: 'image/webp', words: 'WebP picture' },
  avif: { kind: 'image', extension: 'avif', type: 'image/avif', words: 'AVIF picture' },
  heic: { kind: 'image', extension: 'heic', type: 'image/heic', words: 'HEIC photo' },
  tiff: { kind: 'image', extension: 'tiff', type: 'image/tiff', words: 'TIFF picture' },
  mp4: { kind: 'video', extension: 'mp4', type: 'video/mp4', words: 'MP4 video' },
  mov: { kind: 'video', extension: 'mov', type: 'video/quicktime', words: 'MOV video' },
  webm: { kind: 'video', extension: 'webm', type: 'video/webm', words: 'WebM video' },
  mp3: { kind: 'audio', extension: 'mp3', type: 'audio/mpeg', words: 'MP3 song' },
  wav: { kind: 'audio', extension: 'wav', type: 'audio/wav', words: 'WAV song' },
  ogg: { kind: 'audio', extension: 'ogg', type: 'audio/ogg', words: 'OGG song' },
  m4a: { kind: 'audio', extension: 'm4a', type: 'audio/mp4', words: 'M4A song' },
  flac: { kind: 'audio', extension: 'flac', type: 'audio/flac', words: 'FLAC song' },
} as const satisfies Record<string, FormatInfo>

export type Format = keyof typeof formats

/** The name of an original, with an extension also where its sender left it out. */
export const withExtension = (name: string, format: Format) =>
  /.\.[a-z\d]{2,5}$/i.test(name) ? name : `${name || 'original'}.${formats[format].extension}`
