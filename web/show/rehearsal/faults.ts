import type { Fault } from '../../../contract/outputs/rehearsal.ts'

/** The aspects of a show that the rehearsal tries. Their labels turn white, one after another. */
export const aspects = ['sound', 'pictures', 'songs', 'screen', 'space', 'network', 'remote'] as const
export type Aspect = (typeof aspects)[number]

const aspectsByKind: Record<Fault['kind'], Aspect> = {
  noSound: 'sound',
  missingPictures: 'pictures',
  brokenVideos: 'pictures',
  brokenSongs: 'songs',
  screenSleeps: 'screen',
  noFullscreen: 'screen',
  noSpace: 'space',
  accessEnded: 'network',
  accessEnds: 'network',
  noCopy: 'network',
  oldCopy: 'network',
  damagedCopy: 'network',
  noRemote: 'remote',
}

export const findAspect = ({ kind }: Fault) => aspectsByKind[kind]

/** The faults that a device without access has only for that reason: the server sends it nothing. */
const causedByAccess: readonly Fault['kind'][] = [
  'missingPictures',
  'brokenSongs',
  'brokenVideos',
  'noRemote',
]

/** Lists what must be mended, in the order of the aspects. Leaves out what will be mended together with the access. */
export function listFaults(faults: readonly Fault[]): Fault[] {
  const hasAccess = faults.every(({ kind }) => kind !== 'accessEnded')
  return faults
    .filter(({ kind }) => hasAccess || !causedByAccess.includes(kind))
    .sort((a, b) => aspects.indexOf(findAspect(a)) - aspects.indexOf(findAspect(b)))
}

/** Whether storing the show on this device again mends this fault. */
export const canPrepare = (fault: Fault): boolean => 'canMend' in fault && fault.canMend
