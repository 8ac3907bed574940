/** A stream of a file, as ffprobe describes it. The counts are about the packets that ffprobe has read. */
export interface ProbedSound {
  index: number
  codec_type?: string
  codec_name?: string
  sample_fmt?: string
  channels?: number
  nb_read_packets?: string
  nb_read_frames?: string
  tags?: { language?: string }
}

export interface VideoSound {
  /** the 0-based index of the stream among the file's streams, or of two streams, which become the left and the right side */
  indexes: number[]
  codec: string
  /** the filter of ffmpeg that makes the sound mono or stereo */
  filter: string
}

/** Each sound that fails costs two runs of ffmpeg. */
const MAX_SOUNDS = 3

/**
 * Lists the sounds that ffmpeg can decode, the best first. Camcorders store the left and the right side as two tracks, so two mono
 * tracks in one language are one stereo sound.
 */
export function listSounds(streams: readonly ProbedSound[]): VideoSound[] {
  const tracks = streams.filter(isDecodable)
  const [left, right] = tracks
  const isPair = left?.channels === 1 && right?.channels === 1 && left.tags?.language === right.tags?.language
  const sounds = tracks.flatMap(({ index, codec_name: codec = '', channels = 0 }) =>
    [MIX_FILTER, ...(channels > 2 ? [FIRST_CHANNELS_FILTER] : [])].map((filter) => ({
      indexes: [index],
      codec,
      filter,
    })),
  )
  const pair = isPair
    ? [{ indexes: [left.index, right.index], codec: left.codec_name ?? '', filter: JOIN_FILTER }]
    : []
  return [...pair, ...sounds].slice(0, MAX_SOUNDS)
}

/** Makes the arguments that select a sound and compress it with a codec. Without a sound, there is none in the output either. */
export function makeSoundArgs(sound: VideoSound | null, codec: string): string[] {
  if (!sound) return ['-an']
  if (codec === 'copy') return ['-map', `0:${sound.indexes[0]}`, '-c:a', codec]
  const inputs = sound.indexes.map((index) => `[0:${index}]`).join('')
  return ['-filter_complex', `${inputs}${sound.filter}[sound]`, '-map', '[sound]', '-c:a', codec]
}

/** A decoder knows the sample format before it decodes, so a sound that begins late counts as one that can be decoded. */
const isDecodable = ({ codec_type, codec_name, sample_fmt, nb_read_packets, nb_read_frames }: ProbedSound) =>
  codec_type === 'audio' &&
  codec_name !== undefined &&
  (Number(nb_read_frames) > 0 || (sample_fmt !== undefined && !(Number(nb_read_packets) > 0)))

const MIX_FILTER = 'aformat=channel_layouts=mono|stereo'
/** For channels whose places nobody knows, so that they cannot be mixed. */
const FIRST_CHANNELS_FILTER = 'pan=stereo|c0=c0|c1=c1'
const JOIN_FILTER = 'join=inputs=2:channel_layout=stereo:map=0.0-FL|1.0-FR'
