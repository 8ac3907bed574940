type Kind = 'image' | 'video' | 'audio'

export interface FormatInfo {
  kind: Kind
  /** without a dot */
  extension: string
  /** the MIME type such a file is served with */
  type: string
  /** what people call it */
  label: string
}

/** Every kind of file that is taken in; what is not here is refused, whatever its name says. */
export const formats = {
  jpeg: { kind: 'image', extension: 'jpg', type: 'image/jpeg', label: 'JPEG' },
  png: { kind: 'image', extension: 'png', type: 'image/png', label: 'PNG' },
  gif: { kind: 'image', extension: 'gif', type: 'image/gif', label: 'GIF' },
  webp: { kind: 'image', extension: 'webp', type: 'image/webp', label: 'WebP' },
  avif: { kind: 'image', extension: 'avif', type: 'image/avif', label: 'AVIF' },
  heic: { kind: 'image', extension: 'heic', type: 'image/heic', label: 'HEIC' },
  tiff: { kind: 'image', extension: 'tiff', type: 'image/tiff', label: 'TIFF' },
  mp4: { kind: 'video', extension: 'mp4', type: 'video/mp4', label: 'MP4' },
  mov: { kind: 'video', extension: 'mov', type: 'video/quicktime', label: 'MOV' },
  webm: { kind: 'video', extension: 'webm', type: 'video/webm', label: 'WebM' },
  mp3: { kind: 'audio', extension: 'mp3', type: 'audio/mpeg', label: 'MP3' },
  wav: { kind: 'audio', extension: 'wav', type: 'audio/wav', label: 'WAV' },
  ogg: { kind: 'audio', extension: 'ogg', type: 'audio/ogg', label: 'OGG' },
  m4a: { kind: 'audio', extension: 'm4a', type: 'audio/mp4', label: 'M4A' },
  flac: { kind: 'audio', extension: 'flac', type: 'audio/flac', label: 'FLAC' },
} as const satisfies Record<string, FormatInfo>

export type Format = keyof typeof formats

/** The name of an original, with an extension also where its sender left it out. */
export const withExtension = (name: string, format: Format) =>
  /.\.[a-z\d]{2,5}$/i.test(name) ? name : `${name || 'original'}.${formats[format].extension}`
