import { execFileSync, spawnSync } from 'node:child_process'

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

/** Decodes a whole film, and returns the decoder's errors; empty if there are none. */
export const faultsIn = (file: string) =>
  spawnSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'null', '-']).stderr.toString()

/** Measures the mean loudness of a part in dB, after a filter such as `lowpass=f=800`. */
export function loudness(file: string, from: number, length: number, filter = 'anull'): number {
  const out = execFileSync('sh', [
    '-c',
    `ffmpeg -ss ${from} -t ${length} -i "${file}" -af ${filter},volumedetect -vn -f null - 2>&1`,
  ]).toString()
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(out)?.[1])
}
