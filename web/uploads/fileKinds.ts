type ChosenFile = Pick<File, 'name' | 'type'>

/* Browsers report no type for some formats, so the name counts too. The server decides what a file really is. */
const photoNames = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i
const videoNames = /\.(mp4|m4v|mov|qt|webm|avi|mpe?g|vob|mts|m2ts|wmv|asf|mkv|3gp)$/i
/** Has .ogg, which some browsers call a video. */
const audioNames = /\.(mp3|wav|wave|og[ga]|opus|m4a|flac|web[am]|aif[fc]?|caf|wma|amr|aac|mp2)$/i

export const isPhoto = ({ name, type }: ChosenFile) => type.startsWith('image/') || photoNames.test(name)
export const isVideo = ({ name, type }: ChosenFile) => type.startsWith('video/') || videoNames.test(name)
export const isAudio = ({ name, type }: ChosenFile) => type.startsWith('audio/') || audioNames.test(name)

/** A visitor's photo must have an image type, except for formats that some browsers do not know. */
export const isVisitorPhoto = ({ name, type }: ChosenFile) =>
  type.startsWith('image/') || (type === '' && /\.(heic|heif|avif)$/i.test(name))

/* For `<input accept>`: the file picker offers these files first. */
export const acceptPhotos = 'image/*,.heic,.heif,.avif'
export const acceptMedia = `${acceptPhotos},video/*,.mov,.mp4,.webm,.mts,.m2ts,.vob,.mkv,.wmv,.avi`
export const acceptAudio = 'audio/*,.mp3,.wav,.ogg,.oga,.m4a,.flac,.weba,.caf,.wma,.amr,.aiff,.aac'
