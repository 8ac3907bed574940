import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Timeline } from '../../../domain/timeline.ts'
import { makeListArgs, toFileName, toListLine } from './ffmpegFiles.ts'
import { makeInputArgs, probeVideoStream, runFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import type { Format } from '../../codecs/formats/formats.ts'
import { blameFullDisk } from '../../base/errors/blameFullDisk.ts'
import { isStorageFault } from '../../base/errors/outage.ts'
import type { Context } from '../../platform/context.ts'
import { fetchOriginal } from '../../features/media/files/makeDerivatives.ts'
import type { FilmPlan } from './plan.ts'
import { runEncoder, type Segment } from './segments.ts'
import { texts } from './texts.ts'

const SAMPLE_RATE = 48_000
const TO_STEREO_FILTER = `aresample=${SAMPLE_RATE},aformat=sample_fmts=s16:channel_layouts=stereo`

interface SoundOptions {
  folder: string
  report: Set<string>
  signal: AbortSignal | undefined
}

/**
 * Makes the arguments for ffmpeg that mix the music and the sound of the videos into the stream `[sound]`. These arguments add
 * inputs; `firstInput` is the 0-based number of the first of them.
 */
export async function makeSound(
  context: Pick<Context, 'storage' | 'log'>,
  plan: FilmPlan,
  segments: readonly Segment[],
  { firstInput, ...musicOptions }: SoundOptions & { firstInput: number },
) {
  const inputs = await makeMusic(context, plan, musicOptions)
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
      musicOptions.report.add(texts.silentVideo(plan.slides.get(id)?.title ?? ''))
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

/** Decodes the songs. Returns ffmpeg's input arguments that play the songs one after another, as the timeline says. */
async function makeMusic(
  context: Pick<Context, 'storage' | 'log'>,
  plan: FilmPlan,
  { folder, report, signal }: SoundOptions,
): Promise<string[]> {
  const silenceArgs = ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`]
  if (plan.timeline.sounds.length === 0) {
    report.add(texts.silent)
    return ['-t', String(plan.timeline.seconds), ...silenceArgs]
  }
  for (const id of new Set(plan.timeline.sounds.map((sound) => sound.id))) {
    const song = plan.songs.get(id)
    const length = song?.duration ?? 0
    const outputArgs = [
      '-vn',
      '-af',
      `${TO_STEREO_FILTER},apad=whole_dur=${length}`,
      '-t',
      String(length),
      '-c:a',
      'flac',
      toFileName(makeSongPath(folder, id)),
    ]
    const format = plan.songRows.get(id)?.format as Format
    try {
      const inputArgs = makeInputArgs({ path: await fetchOriginal(context, id, folder), format })
      await runFfmpeg([...inputArgs, '-map', '0:a:0', ...outputArgs], signal)
    } catch (error) {
      signal?.throwIfAborted()
      const cause = await blameFullDisk(error, folder)
      if (isStorageFault(cause)) throw cause
      context.log.error(error, 'a song of the film cannot be read')
      report.add(texts.lostSong(song?.title ?? ''))
      await runEncoder([...silenceArgs, ...outputArgs], { folder, signal })
    }
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
