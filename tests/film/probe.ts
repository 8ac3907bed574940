import { execFileSync } from 'node:child_process'

interface Probed {
  format: { duration: string }
  streams: {
    codec_name: string
    pix_fmt?: string
    width?: number
    r_frame_rate: string
    duration: string
    nb_frames?: string
  }[]
}

export const probe = (file: string) =>
  JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]).toString(),
  ) as Probed

/** Decodes the sound of a film, and returns a function that measures the loudness of a part of it in dB. */
export function readSound(file: string) {
  const args = ['-v', 'error', '-i', file, '-vn', '-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), '-']
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 2 ** 28 })
  return (from: number, length: number) => {
    let sum = 0
    const [first, last] = [Math.floor(from * SAMPLE_RATE), Math.floor((from + length) * SAMPLE_RATE)]
    const end = Math.min(last, bytes.length / 4)
    for (let at = first; at < end; at++) sum += bytes.readFloatLE(at * 4) ** 2
    return 10 * Math.log10(Math.max(1e-10, sum / Math.max(1, end - first)))
  }
}

const SAMPLE_RATE = 16_000
