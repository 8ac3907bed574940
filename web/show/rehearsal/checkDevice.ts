import type { Media } from '../../../contract/media/media.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { call } from '../../api/call.ts'
import { countBytesToStore } from '../offline/freeSpace.ts'
import { isStoredShowCurrent } from '../offline/isStoredShowCurrent.ts'
import { listStoredPaths, readListIfReady, type StoredList } from '../offline/storedShow.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { RehearsalPlatform } from './platform.ts'

/** The lists from which the show is made. */
export interface ShowContent {
  media: readonly Media[]
  songs: readonly Track[]
  settings: Settings | undefined
}

export interface DeviceCheck {
  spaceFaults: Fault[]
  networkFaults: Fault[]
  remoteFaults: Fault[]
  /** the list of the stored show if it is the show as it is now, or if the server cannot be asked; null otherwise */
  currentList: StoredList | null
}

type CheckedPlatform = Pick<RehearsalPlatform, 'canStore' | 'readFreeBytes' | 'probeAccess' | 'probeRemote'>

/** Finds out what only this device knows: its access to the memorial, what it has stored, its room, and whether a remote works. */
export async function checkDevice(
  content: ShowContent,
  platform: CheckedPlatform,
  signal: AbortSignal,
): Promise<DeviceCheck> {
  const [access, remoteAnswers, spaceFaults] = await Promise.all([
    platform.probeAccess(),
    platform.probeRemote(signal),
    checkSpace(content, platform),
  ])
  const remoteFaults: Fault[] = remoteAnswers ? [] : [{ kind: 'noRemote' }]
  const canMend = platform.canStore()
  const list = canMend ? await readListIfReady().catch(() => null) : null
  // after a request that asks for the password, the page would be reloaded, and nobody could read what is wrong
  if (access.state === 'ended')
    return { spaceFaults, remoteFaults, networkFaults: [{ kind: 'accessEnded' }], currentList: null }
  const isCurrent = list !== null && (await isCurrentOrUnknown(list, signal))
  const networkFaults: Fault[] = []
  if (access.state === 'ends') networkFaults.push({ kind: 'accessEnds', at: access.at })
  if (!list) networkFaults.push({ kind: 'noCopy', canMend })
  else if (!isCurrent) networkFaults.push({ kind: 'oldCopy', canMend })
  return { spaceFaults, remoteFaults, networkFaults, currentList: isCurrent ? list : null }
}

async function checkSpace(
  { media, songs, settings }: ShowContent,
  { canStore, readFreeBytes }: CheckedPlatform,
): Promise<Fault[]> {
  const storedPaths: ReadonlySet<string> = canStore()
    ? await listStoredPaths().catch(() => new Set())
    : new Set()
  const neededBytes = countBytesToStore(media, songs, settings, storedPaths)
  const freeBytes = await readFreeBytes()
  return freeBytes !== null && freeBytes < neededBytes ? [{ kind: 'noSpace', neededBytes, freeBytes }] : []
}

/** Without a network, the stored show is the newest that this device can have. */
async function isCurrentOrUnknown(list: StoredList, signal: AbortSignal): Promise<boolean> {
  const offlineShow = await call('GET /api/offline-show', { signal }).catch(() => null)
  return offlineShow === null || isStoredShowCurrent(list, offlineShow).catch(() => false)
}
