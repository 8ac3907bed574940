/** The words that turn white, one after another, while the rehearsal tries what they name. */
export const words = ['sound', 'pictures', 'songs', 'screen', 'room', 'network', 'remote'] as const
export type Word = (typeof words)[number]

/** What is wrong, with what its sentence needs. */
export type Fault =
  | { kind: 'noSound' | 'screenSleeps' | 'noFullscreen' | 'noRemote' | 'accessEnded' }
  | { kind: 'missingPictures' | 'brokenSongs' | 'brokenVideos'; titles: readonly string[] }
  | { kind: 'noRoom'; neededBytes: number; freeBytes: number }
  | { kind: 'accessEnds'; at: number }
  /** about the show stored on this device; `canMend`: whether 'Prepare for the hall' can mend it */
  | { kind: 'noCopy' | 'oldCopy' | 'damagedCopy'; canMend: boolean }

const wordsByKind: Record<Fault['kind'], Word> = {
  noSound: 'sound',
  missingPictures: 'pictures',
  brokenVideos: 'pictures',
  brokenSongs: 'songs',
  screenSleeps: 'screen',
  noFullscreen: 'screen',
  noRoom: 'room',
  accessEnded: 'network',
  accessEnds: 'network',
  noCopy: 'network',
  oldCopy: 'network',
  damagedCopy: 'network',
  noRemote: 'remote',
}

export const findWord = ({ kind }: Fault) => wordsByKind[kind]

/** The faults that a device without access has only for that reason: the server sends it nothing. */
const causedByAccess: readonly Fault['kind'][] = [
  'missingPictures',
  'brokenSongs',
  'brokenVideos',
  'noRemote',
]

/** Lists what must be mended, in the order of the words. Leaves out what will be mended together with the access. */
export function listFaults(faults: readonly Fault[]): Fault[] {
  const hasAccess = faults.every(({ kind }) => kind !== 'accessEnded')
  return faults
    .filter(({ kind }) => hasAccess || !causedByAccess.includes(kind))
    .sort((a, b) => words.indexOf(findWord(a)) - words.indexOf(findWord(b)))
}

/** Whether storing the show on this device again mends this fault. */
export const canPrepare = (fault: Fault): boolean => 'canMend' in fault && fault.canMend
