import { VideoSampleSink } from 'mediabunny'
import { type FilmSize, FRAMES_A_SECOND, filmSizes, remarksHeader } from '../../../../contract/film.ts'
import type { Still } from '../../../../contract/filmPlan.ts'
import { type Scene, screenAt } from '../../../../contract/timeline.ts'
import type { FilmOrder } from './filmOrder.ts'
import { openInput, takerOf } from './openInput.ts'
import { texts } from './texts.ts'
import { toYuv } from './toYuv.ts'

interface Picture {
  /** the picture at a second of its scene; seconds are asked for in order */
  at(second: number): Promise<CanvasImageSource>
  close(): void
}

/**
 * Draws frame after frame, each by its number, as the encoder takes them. Three pictures are open at most: the one that is shown,
 * and its neighbours.
 */
export function openPictures(order: FilmOrder, remarks: Set<string>) {
  const { shown, files } = order.plan
  const size = filmSizes[order.height]
  const context = openCanvas(size)
  const opened = new Map<Scene, Promise<Picture>>()
  const open = (scene: Scene) => {
    const before = opened.get(scene)
    if (before) return before
    const picture =
      scene.kind === 'film'
        ? openFilm(files[scene.id] ?? { title: '', filePath: '' }, size, remarks)
        : fetchStill(scene, order, remarks)
    opened.set(scene, picture)
    return picture
  }
  const draw = async (scene: Scene, second: number) =>
    context.drawImage(await (await open(scene)).at(second - scene.at), 0, 0)

  let drawn: Scene | null = null
  let pixels = new Uint8Array()

  return async (frame: number) => {
    // half a frame later: a scene begins with the frame that is nearest to its time
    const second = Math.min((frame + 0.5) / FRAMES_A_SECOND, shown.seconds - 0.001)
    const screen = screenAt(shown, second)
    if (!screen) throw new Error('nothing is shown')
    const { scene, leaving, come } = screen
    if (scene === drawn) return pixels
    const next = shown.scenes[shown.scenes.indexOf(scene) + 1]
    for (const [other, picture] of opened) {
      if (other === scene || other === leaving || other === next) continue
      opened.delete(other)
      void picture.then((each) => each.close())
    }
    // fetched meanwhile; whether it fails is seen when it is due
    if (next) open(next).catch(() => undefined)
    if (leaving) await draw(leaving, second)
    context.globalAlpha = come
    await draw(scene, second)
    context.globalAlpha = 1
    pixels = toYuv(context.getImageData(0, 0, size.width, size.height))
    // a picture alone stays as it is
    drawn = come === 1 && scene.kind !== 'film' ? scene : null
    return pixels
  }
}

function openCanvas({ width, height }: FilmSize) {
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  })
  if (!context) throw new Error('no canvas to draw on')
  return context
}

/** The server draws it, as it does for its own film. */
async function fetchStill(
  scene: Still,
  { height, captions }: FilmOrder,
  remarks: Set<string>,
): Promise<Picture> {
  const response = await fetchPatiently('/api/film/stills', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scene, height, captions }),
  })
  if (!response.ok) throw new Error(`${response.status} for a picture`)
  const lost = decodeURIComponent(response.headers.get(remarksHeader) ?? '%5B%5D')
  for (const remark of JSON.parse(lost) as string[]) remarks.add(remark)
  const bitmap = await createImageBitmap(await response.blob())
  return { at: async () => bitmap, close: () => bitmap.close() }
}

/** A film takes longer than many a network stays: what is gone for five minutes is waited for. */
async function fetchPatiently(address: string, request: RequestInit): Promise<Response> {
  for (let left = 60; ; left--) {
    try {
      return await fetch(address, request)
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
}

/** A film of the show, on black; its last picture stays. One that cannot be read is black, and remarked on. */
async function openFilm(
  { title, filePath }: { title: string; filePath: string },
  size: FilmSize,
  remarks: Set<string>,
): Promise<Picture> {
  const context = openCanvas(size)
  const samples = samplesOf(filePath)
  const take = takerOf(samples, title, () => remarks.add(texts.lostPicture(title)))
  let next = await take()
  const first = next?.timestamp ?? 0
  return {
    async at(second) {
      while (next && next.timestamp <= Math.max(first, second)) {
        next.drawWithFit(context, { fit: 'contain' })
        next.close()
        next = await take()
      }
      return context.canvas
    },
    close() {
      next?.close()
      void samples.return(undefined)
    },
  }
}

async function* samplesOf(filePath: string) {
  const input = openInput(filePath)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('no picture in it')
    yield* new VideoSampleSink(track).samples()
  } finally {
    input.dispose()
  }
}
