import { useCallback, useMemo, useState } from 'react'
import type { Track } from '../../../../contract/memorial/music.ts'
import { addReason } from '../../../api/addReason.ts'
import { CallError, call } from '../../../api/call.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { type Toast, toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { moveTogether, sortByIds, toReorderBody } from '../../parts/sortable/order.ts'
import { manageTexts as texts } from '../../../../languages/en/dashboard/music.ts'

/** Holds the sequence of the playlist until 'Save Order' sends it. If saving fails, the unsaved sequence is kept. */
export const useOrder = (stored: readonly Track[]) => {
  const { updateCached } = useListCache()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [isSaving, setSaving] = useState(false)
  const tracks = useMemo(() => (ids ? sortByIds(stored, ids) : stored), [stored, ids])
  const move = useCallback(
    (movedIds: ReadonlySet<string>, to: number) => {
      const track = tracks.find(({ id }) => movedIds.has(id))
      if (!track) return toastFailure(texts.vanished)
      setIds(moveTogether(tracks, movedIds, to).map(({ id }) => id))
      void announceIfDeleted(track, (storedTracks) => updateCached('/api/music', () => storedTracks))
    },
    [tracks, updateCached],
  )
  const save = async () => {
    setSaving(true)
    const failure = await saveOrder(tracks, (answer) => updateCached('/api/music', () => answer))
    setSaving(false)
    if (failure) return toastFailure(failure)
    // if songs were moved while saving, the new sequence remains unsaved
    setIds((latestIds) => (latestIds === ids ? null : latestIds))
    toast(texts.reordered)
  }
  return { tracks, isUnsaved: ids !== null, isSaving, move, save }
}

/**
 * Tells the keeper if someone else has deleted the song, and updates the list. If the server does not respond, says nothing,
 * because saving will fail with a message of its own.
 */
const announceIfDeleted = async ({ id }: Track, updateList: (tracks: Track[]) => void) => {
  const storedTracks = await call('GET /api/music').catch(() => null)
  if (!storedTracks || storedTracks.some((track) => track.id === id)) return
  updateList(storedTracks)
  toastFailure(texts.vanished)
}

/** Checks the login, then sends the whole sequence. Resolves to null, or to a toast about the failure. */
const saveOrder = async (
  tracks: readonly Track[],
  onSaved: (answer: Track[]) => void,
): Promise<Toast | null> => {
  try {
    await call('GET /api/check-auth')
  } catch (error) {
    const isLoggedOut = error instanceof CallError && error.status === 401
    return addReason(isLoggedOut ? texts.loggedOut : texts.unverified, error)
  }
  try {
    onSaved(await call('POST /api/music/reorder', { body: toReorderBody(tracks.map(({ id }) => id)) }))
    return null
  } catch (error) {
    if (!(error instanceof CallError && error.hasResponse)) return texts.noAnswer
    return addReason([400, 409].includes(error.status) ? texts.unknown : texts.reorderFailed, error)
  }
}
