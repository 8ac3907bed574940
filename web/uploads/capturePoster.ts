import { encodeJpeg } from './encodeJpeg.ts'

/** The longest wait for a frame: some browsers never report that they cannot read a video. Milliseconds. */
const WAIT_LIMIT = 8_000

/** Takes a frame from near the beginning of a video, as JPEG; null if this browser cannot read the video. */
export const capturePoster = async (file: File, longest: number): Promise<Blob | null> => {
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
    return await encodeJpeg(video, { width: video.videoWidth, height: video.videoHeight }, longest)
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
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), WAIT_LIMIT)
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
