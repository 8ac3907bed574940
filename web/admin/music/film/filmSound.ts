import { type AudioSample, Conversion, NullTarget, Output, WavOutputFormat } from 'mediabunny'
import type { FilmPlan } from '../../../../contract/filmPlan.ts'
import { soundAt } from '../../../../contract/timeline.ts'
import { openInput, takerOf } from './openInput.ts'
import { texts } from './texts.ts'

/** Samples a second: those of nearly all songs, so that few are calculated anew. */
export const RATE = 44_100
/** Volume changes so often: a hundredth of a second. */
const STEP = RATE / 100
/** As loud as sound may be before its encoder distorts it. */
const LOUDEST = 0.97

interface Piece {
  /** the number of its first sample */
  at: number
  data: Float32Array
}
interface Reader {
  read: (count: number) => Promise<Float32Array>
  close: () => void
}

/** Mixes songs and films. Stereo, left and right in turn; what is asked for goes on where the last one ended. */
export function openSound({ shown, files }: FilmPlan, remarks: Set<string>) {
  const songs = shown.sounds.map((sound) => ({ ...sound, isSong: true }))
  const films = shown.scenes.flatMap((scene) => (scene.kind === 'film' ? [{ ...scene, isSong: false }] : []))
  const parts = [...songs, ...films].map((part) => ({
    ...part,
    first: Math.round(part.at * RATE),
    last: Math.round(part.until * RATE),
  }))
  const opened = new Map<object, Reader>()

  return async (from: number, until: number): Promise<Float32Array<ArrayBuffer>> => {
    const mixed = new Float32Array(2 * (until - from))
    for (const part of parts) {
      const [first, last] = [Math.max(from, part.first), Math.min(until, part.last)]
      if (first >= last) continue
      const reader = opened.get(part) ?? openReader(files[part.id], part.isSong, remarks)
      opened.set(part, reader)
      const samples = await reader.read(last - first)
      for (let index = 0; index < samples.length; index += 2 * STEP) {
        const volume = part.isSong ? (soundAt(shown, (first + index / 2) / RATE)?.volume ?? 0) : 1
        const end = Math.min(index + 2 * STEP, samples.length)
        for (let each = index; each < end; each++) {
          const place = 2 * (first - from) + each
          mixed[place] = (mixed[place] ?? 0) + volume * (samples[each] ?? 0)
        }
      }
      if (last < part.last) continue
      reader.close()
      opened.delete(part)
    }
    return mixed.map((value) => Math.max(-LOUDEST, Math.min(LOUDEST, value)))
  }
}

/** Reads a file from its first second on; after its end is silence, and where it cannot be read, which is remarked on. */
function openReader(
  { title, filePath } = { title: '', filePath: '' },
  isSong: boolean,
  remarks: Set<string>,
): Reader {
  const pieces = decode(filePath, isSong)
  const take = takerOf(pieces, title, () => remarks.add(texts.lostSong(title)))
  let current: Piece | undefined
  let position = 0
  const read = async (count: number) => {
    const samples = new Float32Array(2 * count)
    const end = position + count
    current ??= await take()
    while (current && current.at < end) {
      const { at, data } = current
      const skipped = Math.max(0, position - at)
      samples.set(data.subarray(2 * skipped, 2 * (end - at)), 2 * Math.max(0, at - position))
      if (at + data.length / 2 > end) break
      current = await take()
    }
    position = end
    return samples
  }
  return { read, close: () => void pieces.return().catch(() => undefined) }
}

/** All of its sound as stereo of our rate. */
async function* decode(filePath: string, isNeeded: boolean) {
  const input = openInput(filePath)
  if (!(await input.getPrimaryAudioTrack()) && !isNeeded) return
  const { readable, writable } = new TransformStream<Piece, Piece>()
  const writer = writable.getWriter()
  const output = new Output({ format: new WavOutputFormat(), target: new NullTarget() })
  const process = async (sample: AudioSample) => {
    const data = new Float32Array(2 * sample.numberOfFrames)
    sample.copyTo(data, { format: 'f32', planeIndex: 0 })
    // waits until the one before has been read
    await writer.write({ at: Math.round(sample.timestamp * RATE), data })
    return sample
  }
  const conversion = await Conversion.init({
    input,
    output,
    trim: { start: 0 },
    video: { discard: true },
    audio: { codec: 'pcm-f32', numberOfChannels: 2, sampleRate: RATE, process },
    showWarnings: false,
  })
  if (!conversion.isValid) throw new Error('this browser does not decode it')
  conversion
    .execute()
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    // the reader was cancelled meanwhile: nobody waits for the end
    .catch(() => undefined)
  const reader = readable.getReader()
  try {
    for (;;) {
      const { value } = await reader.read()
      if (!value) return
      yield value
    }
  } finally {
    // where the show goes on before its end: the conversion stops, and closes the sample it holds
    await reader.cancel()
    input.dispose()
  }
}
