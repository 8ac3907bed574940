import { registerAacEncoder } from '@mediabunny/aac-encoder'
import {
  AudioSample,
  AudioSampleSource,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import { FRAMES_A_SECOND, filmSizes, frameAt } from '../../../../contract/film.ts'
import { openFile } from './filmFile.ts'
import { AUDIO_BITS, type FilmNews, type FilmOrder, VIDEO_BITS } from './filmOrder.ts'
import { openPictures } from './filmPictures.ts'
import { openSound, RATE } from './filmSound.ts'

const report = (news: FilmNews) => postMessage(news)

onmessage = async ({ data }: MessageEvent<FilmOrder>) => {
  try {
    report({ remarks: await makeFilm(data) })
  } catch (error) {
    console.error('The film was not made', error)
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    report({ failure: isFull ? 'full' : 'failed' })
  }
}

/** Makes the film second by second; answers remarks on it. */
async function makeFilm(order: FilmOrder): Promise<string[]> {
  const { plan, height, codec } = order
  const remarks = new Set(plan.remarks)
  const frames = frameAt(plan.shown.seconds)
  const { width, height: lines } = filmSizes[height]
  const samples = Math.round((frames / FRAMES_A_SECOND) * RATE)
  const drawFrame = openPictures(order, remarks)
  const mixSound = openSound(plan, remarks)
  // one encoder of sound for all browsers: few have their own, and those differ by how much silence they put first
  registerAacEncoder()
  const pictures = new VideoSampleSource({
    codec: 'avc',
    fullCodecString: codec,
    quality: new Quality({ bitrate: VIDEO_BITS[height], bitrateMode: 'variable' }),
    keyFrameInterval: 2,
    // the file's description of the pictures is made from them: Firefox writes a wrong one
    onEncoderConfig: (config) => {
      config.avc = { format: 'annexb' }
    },
  })
  const sound = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: AUDIO_BITS }) })
  // room for the index is left at the front, so that nothing waits in memory for it
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: await openFile(),
  })
  output.addVideoTrack(pictures, { frameRate: FRAMES_A_SECOND, maximumPacketCount: frames })
  output.addAudioTrack(sound, { maximumPacketCount: Math.ceil(samples / PACKET) + 4 })
  await output.start()
  for (let from = 0; from < frames; from += FRAMES_A_SECOND) {
    const until = Math.min(from + FRAMES_A_SECOND, frames)
    for (let frame = from; frame < until; frame++) {
      const picture = new VideoSample(await drawFrame(frame), {
        format: 'I420',
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
        codedWidth: width,
        codedHeight: lines,
        timestamp: frame / FRAMES_A_SECOND,
        duration: 1 / FRAMES_A_SECOND,
      })
      await pictures.add(picture)
      picture.close()
    }
    const first = Math.round((from / FRAMES_A_SECOND) * RATE)
    const last = until === frames ? samples : Math.round((until / FRAMES_A_SECOND) * RATE)
    const data = await mixSound(first, last)
    const timestamp = (first - PACKET) / RATE
    const mixed = new AudioSample({ data, format: 'f32', numberOfChannels: 2, sampleRate: RATE, timestamp })
    await sound.add(mixed)
    mixed.close()
    report({ done: until / FRAMES_A_SECOND })
  }
  await output.finalize()
  return [...remarks]
}

/** Samples in a packet of AAC. The encoder gives so many before the first, which begin before the film does. */
const PACKET = 1024
