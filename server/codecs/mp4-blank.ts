import { type FileHandle, open } from 'node:fs/promises'
import { type Box, boxesIn, boxWithin, handlerOf, readMoov, topBoxes, tracksOf } from './boxes.ts'
import { zeroBytes } from './bytes.ts'
import { samplesOf } from './mp4-samples.ts'

/**
 * Takes out of an MP4 or MOV file, in place, whatever is neither picture nor sound: places, dates, names, and tracks
 * of other things, such as the way an action camera went. It becomes free space, so that nothing else moves.
 */
export async function blankMp4(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    for (const box of await topBoxes(file)) {
      if (box.end > size) await file.truncate(box.at)
      else if (box.type === 'moov') await blankMoov(file, box)
      else if (!cached.file.has(box.type)) {
        await file.write('free', box.at + 4, 'latin1')
        await zeroBytes(file, box.body, box.end)
      }
    }
  } finally {
    await file.close()
  }
}

/** What stays, by where it lies. */
const cached = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
}

/** pictures, sound, and words beneath them */
const keptTracks = new Set(['vide', 'soun', 'sbtl', 'subt', 'clcp'])

async function blankMoov(file: FileHandle, at: Box) {
  const moov = await readMoov(file, [at])
  if (!moov) throw new Error('what cannot be read cannot be blanked')
  for (const track of tracksOf(moov)) {
    if (keptTracks.has(handlerOf(moov, track))) blankTrack(moov, track)
    else {
      for (const { start, end } of samplesOf(moov, track)) await zeroBytes(file, start, end)
      blank(moov, track)
    }
  }
  for (const outer of boxesIn(moov, 0, moov.length)) keepOnly(moov, outer, cached.moov)
  await file.write(moov, 0, moov.length, at.at)
}

function blankTrack(moov: Buffer, track: Box) {
  keepOnly(moov, track, cached.trak)
  const media = boxWithin(moov, track, 'mdia')
  if (media) keepOnly(moov, media, cached.mdia)
}

function keepOnly(moov: Buffer, outer: Box, types: ReadonlySet<string>) {
  for (const box of boxesIn(moov, outer.body, outer.end)) {
    if (!types.has(box.type)) blank(moov, box)
    else if (timed.has(box.type)) blankTimes(moov, box)
  }
}

function blank(moov: Buffer, { at, body, end }: Box) {
  moov.write('free', at + 4, 'latin1')
  moov.fill(0, body, end)
}

const timed = new Set(['mvhd', 'tkhd', 'mdhd'])

/** When it was made and when changed stand first, in 4 or 8 bytes each. */
function blankTimes(moov: Buffer, { body, end }: Box) {
  moov.fill(0, body + 4, Math.min(end, body + 4 + (moov[body] === 1 ? 16 : 8)))
}
