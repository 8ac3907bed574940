import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

export interface FilmInfo {
  /** pixels as shown: made square, rotation applied */
  width: number
  height: number
  /** seconds */
  duration: number | null
}

/**
 * Writes a film anew as MP4 or WebM: the packets of its first picture and sound tracks, and nothing else of the file. No
 * place, date, name, subtitle or other track is copied, wherever it stands. Null when no film can be read in it, or none
 * of a kind that such a file can hold. Memory stays small; a film of 100 MB takes a second.
 */
export async function copyFilm(
  from: string,
  to: string,
  container: 'mp4' | 'webm',
): Promise<FilmInfo | null> {
  using input = openFilm(from)
  const format = container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
  const output = new Output({ format, target: new FilePathTarget(to) })
  try {
    const film = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    if (!film) return await giveUp(output)
    // sound may begin a little before the picture, at a time below zero
    const shift = Math.max(0, -(await input.getFirstTimestamp()))
    const copyPictures = await addFilm(output, film, shift)
    const copySound = sound && (await addSound(output, sound, shift))
    if (!copyPictures) return await giveUp(output)
    await output.start()
    await Promise.all([copyPictures(), copySound?.()])
    await output.finalize()
    return {
      width: await film.getDisplayWidth(),
      height: await film.getDisplayHeight(),
      duration: (await input.computeDuration()) || null,
    }
  } catch (error) {
    await giveUp(output)
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return null
  }
}

/** Whether there is a film in a file, be it of a kind that nobody here can copy. */
export async function hasFilm(path: string): Promise<boolean> {
  using input = openFilm(path)
  try {
    return (await input.getPrimaryVideoTrack()) !== null
  } catch {
    return false
  }
}

const openFilm = (path: string) => new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })

/** Closes what was opened for writing. */
async function giveUp(output: Output): Promise<null> {
  await output.cancel()
  return null
}

type Copy = () => Promise<void>

async function addFilm(output: Output, track: InputVideoTrack, shift: number): Promise<Copy | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !decoderConfig || !output.format.getSupportedVideoCodecs().includes(codec)) return null
  const source = new EncodedVideoPacketSource(codec)
  const rotation = output.format.supportsVideoRotationMetadata ? await track.getRotation() : 0
  output.addVideoTrack(source, { rotation, maximumPacketCount: await countPackets(track) })
  return async () => {
    for await (const packet of packetsOf(track, shift)) await source.add(packet, { decoderConfig })
    source.close()
  }
}

/** Sound that the container cannot hold is left away. */
async function addSound(output: Output, track: InputAudioTrack, shift: number): Promise<Copy | null> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (!codec || !decoderConfig || !output.format.getSupportedAudioCodecs().includes(codec)) return null
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: await countPackets(track) })
  return async () => {
    for await (const packet of packetsOf(track, shift)) await source.add(packet, { decoderConfig })
    source.close()
  }
}

/** Each of a track's packets, so many seconds later. */
export async function* packetsOf(track: InputVideoTrack | InputAudioTrack, shift: number) {
  for await (const packet of new EncodedPacketSink(track).packets())
    yield packet.clone({ timestamp: packet.timestamp + shift })
}

/** The index at the beginning of an MP4 gets its room before anything is written. */
async function countPackets(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  let count = 0
  const all = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })
  for await (const _ of all) count++
  return count
}
