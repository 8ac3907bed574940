type MediaKind = 'image' | 'video' | 'audio'

export interface FormatInfo {
  kind: MediaKind
  /** the file extension, without a dot */
  extension: string
  /** the MIME type that the file is served with */
  type: string
  label: string
  /** true if the format is accepted, but not listed where people choose files */
  isRare?: true
  /** true if only ffmpeg can read the format; ffmpeg then makes the file that is served */
  needsFfmpeg?: true
}

const convertedByFfmpeg = { isRare: true, needsFfmpeg: true } as const

/** All accepted formats. All other files are refused, regardless of their names. */
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
  avi: { kind: 'video', extension: 'avi', type: 'video/x-msvideo', label: 'AVI', ...convertedByFfmpeg },
  mpeg: { kind: 'video', extension: 'mpg', type: 'video/mpeg', label: 'MPEG', ...convertedByFfmpeg },
  mts: { kind: 'video', extension: 'mts', type: 'video/mp2t', label: 'MTS', ...convertedByFfmpeg },
  dv: { kind: 'video', extension: 'dv', type: 'video/x-dv', label: 'DV', ...convertedByFfmpeg },
  asf: { kind: 'video', extension: 'wmv', type: 'video/x-ms-wmv', label: 'WMV', ...convertedByFfmpeg },
  mkv: { kind: 'video', extension: 'mkv', type: 'video/x-matroska', label: 'MKV', ...convertedByFfmpeg },
  mp3: { kind: 'audio', extension: 'mp3', type: 'audio/mpeg', label: 'MP3' },
  wav: { kind: 'audio', extension: 'wav', type: 'audio/wav', label: 'WAV' },
  ogg: { kind: 'audio', extension: 'ogg', type: 'audio/ogg', label: 'OGG' },
  m4a: { kind: 'audio', extension: 'm4a', type: 'audio/mp4', label: 'M4A' },
  weba: { kind: 'audio', extension: 'weba', type: 'audio/webm', label: 'WebM', isRare: true },
  aiff: { kind: 'audio', extension: 'aiff', type: 'audio/aiff', label: 'AIFF', ...convertedByFfmpeg },
  caf: { kind: 'audio', extension: 'caf', type: 'audio/x-caf', label: 'CAF', ...convertedByFfmpeg },
  wma: { kind: 'audio', extension: 'wma', type: 'audio/x-ms-wma', label: 'WMA', ...convertedByFfmpeg },
  amr: { kind: 'audio', extension: 'amr', type: 'audio/amr', label: 'AMR', ...convertedByFfmpeg },
  adts: { kind: 'audio', extension: 'aac', type: 'audio/aac', label: 'AAC', ...convertedByFfmpeg },
  mp2: { kind: 'audio', extension: 'mp2', type: 'audio/mpeg', label: 'MP2', ...convertedByFfmpeg },
  rf64: { kind: 'audio', extension: 'wav', type: 'audio/wav', label: 'RF64', ...convertedByFfmpeg },
  flac: { kind: 'audio', extension: 'flac', type: 'audio/flac', label: 'FLAC' },
} as const satisfies Record<string, FormatInfo>

export type Format = keyof typeof formats

/** Adds the format's extension to the name of an uploaded file if the name has no extension. */
export const addExtension = (name: string, format: Format) =>
  /.\.[a-z\d]{2,5}$/i.test(name) ? name : `${name || 'original'}.${formats[format].extension}`

export const needsFfmpeg = (format: Format): boolean => 'needsFfmpeg' in formats[format]

/** Lists the names of these formats for people who choose files. Leaves out rare formats. */
export const listLabels = (list: readonly Format[]): string[] =>
  list.map((format): FormatInfo => formats[format]).flatMap(({ label, isRare }) => (isRare ? [] : label))
