/** How long a browser may take to find a frame: one that cannot read the video never reports it. Milliseconds. */
const WAIT_LIMIT = 8_000

/** A frame from near the beginning of a video, as JPEG; null where this browser cannot read it. */
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
    return await drawJpeg(video, video.videoWidth, video.videoHeight, longest)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

/** Draws a picture of this size as JPEG, made smaller where one of its sides is longer than `longest`. */
export const drawJpeg = (
  picture: CanvasImageSource,
  width: number,
  height: number,
  longest: number,
): Promise<Blob | null> => {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

const waitFor = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), WAIT_LIMIT)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    video.addEventListener(event, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new Error('unreadable'))),
      { once: true },
    )
  })
