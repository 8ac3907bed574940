import { useCallback, useMemo, useState } from 'react'
import type { Track } from '../../../../contract/music.ts'
import { CallError, call } from '../../../api/call.ts'
import { useLists } from '../../../api/useLists.ts'
import { toast } from '../../../ui/toast.ts'
import { moved } from '../../sortable/places.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage

export interface Order {
  /** as they stand on the screen */
  tracks: readonly Track[]
  /** whether that is not saved yet */
  unsaved: boolean
  saving: boolean
  move: (from: number, to: number) => void
  save: () => Promise<void>
}

/** The order of the playlist: changed here, held until 'Save Order'. A save that fails keeps it. */
export const useOrder = (stored: readonly Track[]): Order => {
  const { put } = useLists()
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const tracks = useMemo(() => (ids ? arranged(stored, ids) : stored), [stored, ids])
  const move = useCallback(
    (from: number, to: number) => {
      const track = tracks[from]
      if (!track) return toast({ ...texts.vanished, tone: 'destructive' })
      setIds(moved(tracks, from, to).map(({ id }) => id))
      void tellIfGone(track, (now) => put('/api/music', () => now))
    },
    [tracks, put],
  )
  const save = async () => {
    setSaving(true)
    const failure = await saveOrder(tracks, (answer) => put('/api/music', () => answer))
    setSaving(false)
    if (failure) return toast({ ...failure, tone: 'destructive' })
    setIds(null)
    toast(texts.reordered)
  }
  return { tracks, unsaved: ids !== null, saving, move, save }
}

/** Somebody else may have deleted the song meanwhile. Without an answer nothing is told: saving will tell. */
const tellIfGone = async ({ id }: Track, putList: (now: Track[]) => void) => {
  const now = await call('GET /api/music').catch(() => null)
  if (!now || now.some((track) => track.id === id)) return
  putList(now)
  toast({ ...texts.vanished, tone: 'destructive' })
}

/** In the order of `ids`; songs that came meanwhile stand at the end. */
const arranged = (tracks: readonly Track[], ids: readonly string[]) => {
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id }: Track) => places.get(id) ?? ids.length
  return tracks.toSorted((a, b) => place(a) - place(b))
}

type Words = { title: string; description: string }

/** Asks first who is logged in, then sends the whole order. Resolves to what went wrong, or null. */
const saveOrder = async (
  tracks: readonly Track[],
  onSaved: (answer: Track[]) => void,
): Promise<Words | null> => {
  try {
    await call('GET /api/check-auth')
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? texts.loggedOut : texts.unverified
  }
  try {
    const order = tracks.map(({ id }, place) => ({ id, order: place }))
    onSaved(await call('POST /api/music/reorder', { body: { order } }))
    return null
  } catch (error) {
    if (!(error instanceof CallError && error.answered)) return texts.noAnswer
    return [400, 409].includes(error.status) ? texts.unknown : texts.reorderFailed
  }
}
