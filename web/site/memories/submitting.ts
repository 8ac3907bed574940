import { CallError } from '../../api/CallError.ts'
import type { Answer, CallInput } from '../../api/endpoints.ts'
import { newRequestKey } from '../../api/requestKey.ts'
import { forAnotherTry } from './draft.ts'
import { sendPhotos } from './sending.ts'
import type { DraftStore } from './useDraft.ts'

/** What is known beside the words, for telling robots from people. */
export interface Told {
  /** what stands in the field that no person sees */
  website: string
  /** milliseconds since the form was opened; null where that says nothing */
  writingMs: number | null
}

/** What can be said once the memory is there. */
export interface Outcome {
  approved: boolean
  writerKey: string | null
}

export interface Ways {
  post(input: CallInput<'POST /api/memories'>): Promise<Answer<'POST /api/memories'>>
  correct(input: CallInput<'PUT /api/memories/mine/:key'>): Promise<unknown>
  onUploading(percent: number): void
  onSharing(): void
}

/**
 * Sends the photos, then the memory that takes them. Throws what a call throws; the draft then knows what has arrived, and
 * a second call sends the rest and never makes a second memory.
 */
export async function submit(store: DraftStore, told: Told, ways: Ways): Promise<Outcome> {
  const mediaIds = await upload(store, ways.onUploading)
  try {
    return await create(store, told, mediaIds, ways)
  } catch (error) {
    if (mediaIds.length === 0 || !arePhotosGone(error)) throw error
    // they lay on the server for a day and were swept: they are sent once more
    store.change({
      photos: store.get().photos.map((photo) => ({ ...photo, id: newRequestKey(), arrived: null })),
    })
    return create(store, told, await upload(store, ways.onUploading), ways)
  }
}

const arePhotosGone = (error: unknown) => error instanceof CallError && error.code === 'not_yours'

/** What an earlier try left on a line that may be dead: the next try sends it anew, under the same keys. */
const ongoing = new WeakMap<DraftStore, AbortController>()

/** Sends the photos of a draft that are not there yet; the ids of all, in their order. */
export async function upload(store: DraftStore, onUploading: (percent: number) => void): Promise<string[]> {
  store.change({ photos: forAnotherTry(store.get().photos) })
  const { photos, name } = store.get()
  ongoing.get(store)?.abort()
  const sending = new AbortController()
  ongoing.set(store, sending)
  if (photos.length === 0) return []
  onUploading(0)
  return sendPhotos(photos, name.trim(), {
    signal: sending.signal,
    onProgress: onUploading,
    onArrived: ({ id, title, description }, mediaId) =>
      store.changePhoto(id, { arrived: { mediaId, title, description } }),
    onRefused: ({ id }, refused) => store.changePhoto(id, { refused }),
  })
}

async function create(store: DraftStore, told: Told, mediaIds: string[], ways: Ways): Promise<Outcome> {
  const { name, email, content, requestKey, maybeMade } = store.get()
  const words = { name: name.trim(), content: content.trim() ? content : null }
  ways.onSharing()
  store.change({ maybeMade: true })
  const body = {
    ...words,
    ...told,
    email: email.trim() || null,
    mediaIds: mediaIds.length > 0 ? mediaIds : null,
  }
  const made = await ways.post({ body, requestKey }).catch((error: unknown) => {
    if (error instanceof CallError && error.answered && error.status < 500) store.change({ maybeMade })
    throw error
  })
  // an earlier try may have made it with the words of then: what was written since must not be lost
  if (maybeMade && made.writerKey)
    await ways.correct({ params: { key: made.writerKey }, body: { ...words, mediaIds } })
  return { approved: made.approved, writerKey: made.writerKey ?? null }
}
