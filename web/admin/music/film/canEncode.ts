import { type FilmSize, FRAMES_A_SECOND } from '../../../../contract/film.ts'

/** H.264 for a frame of 1080 lines, best first: High, Main, Baseline. */
const CODECS = ['avc1.640028', 'avc1.4d0028', 'avc1.420028']

/** The H.264 that this device encodes; null where it has none. Devices claim more than they do, so each encodes one frame. */
export async function findCodec(size: FilmSize): Promise<string | null> {
  for (const codec of CODECS) if (await canEncode(codec, size)) return codec
  return null
}

async function canEncode(codec: string, { width, height }: FilmSize): Promise<boolean> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  let isEncoded = false
  const encoder = new VideoEncoder({
    output: () => {
      isEncoded = true
    },
    error: () => undefined,
  })
  try {
    encoder.configure({ codec, width, height, framerate: FRAMES_A_SECOND, bitrate: 5_000_000 })
    const frame = new VideoFrame(canvas, { timestamp: 0 })
    encoder.encode(frame, { keyFrame: true })
    frame.close()
    await encoder.flush()
    encoder.close()
  } catch {
    return false
  }
  return isEncoded
}
