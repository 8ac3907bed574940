import { useCallback, useMemo, useState } from 'react'
import type { Track } from '../../../../contract/memorial/music.ts'
import { CallError, call } from '../../../api/call.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { sortByIds, toReorderBody } from '../../sortable/sortByIds.ts'
import { moveItem } from '../../sortable/places.ts'
import { manageTexts as texts } from '../texts.ts'

export interface PlaylistOrder {
  /** in the order on the screen */
  tracks: readonly Track[]
  /** whether that order is not saved yet */
  unsaved: boolean
  saving: boolean
  move: (from: number, to: number) => void
  save: () => Promise<void>
}

/** Holds the order of the playlist until 'Save Order' sends it; a failed save keeps it. */
export const useOrder = (stored: readonly Track[]): PlaylistOrder => {
  const { updateCached } = useListCache()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const tracks = useMemo(() => (ids ? sortByIds(stored, ids) : stored), [stored, ids])
  const move = useCallback(
    (from: number, to: number) => {
      const track = tracks[from]
      if (!track) return toastFailure(texts.vanished)
      setIds(moveItem(tracks, from, to).map(({ id }) => id))
      void announceIfGone(track, (stored) => updateCached('/api/music', () => stored))
    },
    [tracks, updateCached],
  )
  const save = async () => {
    setSaving(true)
    const failure = await saveOrder(tracks, (answer) => updateCached('/api/music', () => answer))
    setSaving(false)
    if (failure) return toastFailure(failure)
    // a move made during the save waits for the next one
    setIds((now) => (now === ids ? null : now))
    toast(texts.reordered)
  }
  return { tracks, unsaved: ids !== null, saving, move, save }
}

/** Reports a song that somebody else has deleted. Without a response it reports nothing, since saving will fail. */
const announceIfGone = async ({ id }: Track, putList: (now: Track[]) => void) => {
  const now = await call('GET /api/music').catch(() => null)
  if (!now || now.some((track) => track.id === id)) return
  putList(now)
  toastFailure(texts.vanished)
}

/** Checks the login, then sends the whole order. Resolves to null, or to a toast about the failure. */
const saveOrder = async (
  tracks: readonly Track[],
  onSaved: (answer: Track[]) => void,
): Promise<Toast | null> => {
  try {
    await call('GET /api/check-auth')
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? texts.loggedOut : texts.unverified
  }
  try {
    onSaved(await call('POST /api/music/reorder', { body: toReorderBody(tracks.map(({ id }) => id)) }))
    return null
  } catch (error) {
    if (!(error instanceof CallError && error.hasResponse)) return texts.noAnswer
    return [400, 409].includes(error.status) ? texts.unknown : texts.reorderFailed
  }
}
