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

/** Sorts faults in the order of the words. */
export const sortFaults = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => words.indexOf(findWord(a)) - words.indexOf(findWord(b)))

/** Whether storing the show on this device again mends this fault. */
export const canPrepare = (fault: Fault): boolean => 'canMend' in fault && fault.canMend
