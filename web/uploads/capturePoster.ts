import { encodeJpeg } from './encodeJpeg.ts'

/** The number of milliseconds to wait for a frame. Some browsers never report that they cannot read a video. */
const WAIT_LIMIT_MS = 8_000

/**
 * Makes a JPEG from a frame near the beginning of a video, at most `longestSide` pixels wide and high. Resolves to null if the
 * browser cannot read the video.
 */
export const capturePoster = async (file: File, longestSide: number): Promise<Blob | null> => {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = url
  try {
    await waitFor(video, 'loadeddata')
    // the very first frame is often black
    video.currentTime = Math.min(1, video.duration / 10 || 0)
    await waitFor(video, 'seeked')
    return await encodeJpeg(video, { width: video.videoWidth, height: video.videoHeight }, longestSide)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

const waitFor = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), WAIT_LIMIT_MS)
    const finish = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    video.addEventListener(event, finish(resolve), { once: true })
    video.addEventListener(
      'error',
      finish(() => reject(new Error('unreadable'))),
      { once: true },
    )
  })
