import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Timeline } from '../../../domain/timeline.ts'
import { makeListArgs, toFileName, toListLine } from './ffmpegFiles.ts'
import { makeInputArgs, probeVideoStream, runFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import { runWithFirstTrack } from '../../codecs/programs/ffmpegSongs.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { blameFullDisk } from '../../base/errors/blameFullDisk.ts'
import { isStorageFault } from '../../base/errors/outage.ts'
import type { Context } from '../../platform/context.ts'
import { fetchOriginal } from '../../features/media/files/makeDerivatives.ts'
import { listUnplayableSongs, type MusicRow } from '../../features/music/music.ts'
import { type FilmMaking, type FilmPlan, planFilm } from './plan.ts'
import type { Segment } from './segments.ts'
import { toStored } from '../../../languages/storedSentence.ts'

const SAMPLE_RATE = 48_000
const TO_STEREO_FILTER = `aresample=${SAMPLE_RATE},aformat=sample_fmts=s16:channel_layouts=stereo`

type SongContext = Pick<Context, 'storage' | 'log' | 'codecs' | 'db' | 'revisions' | 'config' | 'clock'>

/**
 * Plans the film, and decodes its songs into files. Leaves out the songs that cannot be decoded, because the show skips them as well.
 * The report names these songs, and those that no browser plays.
 */
export async function planWithSongs(context: SongContext, options: FilmMaking): Promise<FilmPlan> {
  const [decodedIds, lostIds] = [new Set<string>(), new Set<string>()]
  let plan = await planFilm(context)
  for (const title of await listUnplayableSongs(context))
    options.report.add(toStored('film.notPlayable', title))
  for (;;) {
    const next = plan.timeline.sounds.find(({ id }) => !decodedIds.has(id))
    const row = plan.songRows.get(next?.id ?? '')
    if (!row) return plan
    if (await decodeSong(context, row, options)) decodedIds.add(row.id)
    else plan = await planFilm(context, lostIds.add(row.id))
  }
}

/** Returns false if the song cannot be decoded. */
async function decodeSong(
  context: SongContext,
  { id, title, format, original_name, duration }: MusicRow,
  { folder, report, signal }: FilmMaking,
): Promise<boolean> {
  const length = String(duration)
  const filterArgs = ['-vn', '-af', `${TO_STEREO_FILTER},apad=whole_dur=${length}`, '-t', length]
  const outputArgs = [...filterArgs, '-c:a', 'flac', toFileName(makeSongPath(folder, id))]
  try {
    const source = { path: await fetchOriginal(context, { folder: id }, folder), format: format as Format }
    // earlier versions accepted copy-protected songs, which ffmpeg may decode to noise
    const refusedKind = await context.codecs.detectRefused({ path: source.path, name: original_name }, null)
    if (refusedKind === 'copyProtected') throw new Error('it is copy-protected')
    await runWithFirstTrack((mapArgs) =>
      runFfmpeg([...makeInputArgs(source), ...mapArgs, ...outputArgs], signal),
    )
    return true
  } catch (error) {
    signal?.throwIfAborted()
    const cause = await blameFullDisk(error, folder)
    if (isStorageFault(cause)) throw cause
    context.log.error(error, 'a song of the film cannot be read')
    report.add(toStored('film.notPlayable', title))
    return false
  }
}

/**
 * Makes the arguments for ffmpeg that mix the decoded songs and the sound of the videos into the stream `[sound]`. These arguments
 * add inputs; `firstInput` is the 0-based number of the first of them.
 */
export async function makeSound(
  plan: FilmPlan,
  segments: readonly Segment[],
  { firstInput, ...songOptions }: FilmMaking & { firstInput: number },
) {
  const inputs = await playSongs(plan, songOptions)
  const volumeFilter =
    plan.timeline.sounds.length > 0
      ? `,asetnsamples=480,volume='${formatVolume(plan.timeline)}':eval=frame`
      : ''
  const filters = [
    `[${firstInput}:a]asetpts=N/SR/TB,${TO_STEREO_FILTER}${volumeFilter},apad=whole_dur=${plan.timeline.seconds}[music]`,
  ]
  const mixedStreams = ['[music]']
  for (const { videoFile, scene } of segments) {
    const id = scene.kind === 'video' ? scene.id : ''
    if (plan.rows.get(id)?.problem === 'silent')
      songOptions.report.add(toStored('film.silentVideo', plan.slides.get(id)?.title ?? ''))
    const stream = videoFile && (await probeVideoStream(videoFile.path, videoFile.format))
    const soundIndex = stream?.sounds[0]?.indexes[0]
    if (!videoFile || soundIndex === undefined) continue
    const inputNumber = firstInput + mixedStreams.length
    inputs.push('-vn', ...makeInputArgs(videoFile))
    const length = scene.until - scene.at
    filters.push(
      `[${inputNumber}:${soundIndex}]atrim=0:${length},asetpts=PTS-STARTPTS,${TO_STEREO_FILTER},adelay=${Math.round(scene.at * SAMPLE_RATE)}S:all=1[film${inputNumber}]`,
    )
    mixedStreams.push(`[film${inputNumber}]`)
  }
  // songs and a video together could be too loud
  const mixFilter = `amix=inputs=${mixedStreams.length}:duration=first:normalize=0,alimiter=limit=0.97:level=0`
  filters.push(`${mixedStreams.join('')}${mixedStreams.length > 1 ? mixFilter : 'anull'}[sound]`)
  return { inputs, filter: filters.join(';') }
}

/** Makes ffmpeg's input arguments that play the decoded songs one after another, as the timeline says. */
async function playSongs(plan: FilmPlan, { folder, report }: FilmMaking): Promise<string[]> {
  if (plan.timeline.sounds.length === 0) {
    if (plan.songRows.size === 0) report.add(toStored('film.silent'))
    return ['-t', String(plan.timeline.seconds), '-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`]
  }
  const listFile = path.join(folder, 'songs.txt')
  const lines = plan.timeline.sounds.map(
    ({ at, until, id }) => `${toListLine(makeSongPath(folder, id))}outpoint ${until - at}\n`,
  )
  await writeFile(listFile, lines.join(''))
  return makeListArgs(listFile)
}

const makeSongPath = (folder: string, id: string) => path.join(folder, `song-${id}.flac`)

/**
 * Formats the music's volume as an ffmpeg expression in `t`, the time in seconds. Between the points of the timeline, the volume
 * changes linearly.
 */
function formatVolume({ volumes }: Timeline): string {
  const terms = volumes.map(({ at, volume }, index) => {
    const next = volumes[index + 1]
    if (!next) return `gte(t,${at})*${volume}`
    const slope = next.at > at ? (next.volume - volume) / (next.at - at) : 0
    return `gte(t,${at})*lt(t,${next.at})*(${volume}+${slope.toFixed(9)}*(t-${at}))`
  })
  return terms.join('+')
}
