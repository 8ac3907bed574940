type ChosenFile = Pick<File, 'name' | 'type'>

/* Browsers do not report a type for some formats, so the file name also counts. The server makes the final decision. */
const photoNamePattern = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i
const videoNamePattern = /\.(mp4|m4v|mov|qt|webm|avi|mpe?g|vob|mts|m2ts|wmv|asf|mkv|3gp)$/i
/** Includes .ogg, because some browsers report the type of such a file as video. */
const audioNamePattern = /\.(mp3|wav|wave|og[ga]|opus|m4a|flac|web[am]|aif[fc]?|caf|wma|amr|aac|mp2)$/i

export const isPhoto = ({ name, type }: ChosenFile) =>
  type.startsWith('image/') || photoNamePattern.test(name)
export const isVideo = ({ name, type }: ChosenFile) =>
  type.startsWith('video/') || videoNamePattern.test(name)
export const isAudio = ({ name, type }: ChosenFile) =>
  type.startsWith('audio/') || audioNamePattern.test(name)

/** Whether a visitor may send a file as a photo. Files of formats that some browsers do not know need no type. */
export const isVisitorPhoto = ({ name, type }: ChosenFile) =>
  type.startsWith('image/') || (type === '' && /\.(heic|heif|avif)$/i.test(name))

/* Values for the `accept` attribute of `<input>`. The file chooser offers files of these types first. */
export const acceptedPhotoTypes = 'image/*,.heic,.heif,.avif'
export const acceptedMediaTypes = `${acceptedPhotoTypes},video/*,.mov,.mp4,.webm,.mts,.m2ts,.vob,.mkv,.wmv,.avi`
export const acceptedAudioTypes = 'audio/*,.mp3,.wav,.ogg,.oga,.m4a,.flac,.weba,.caf,.wma,.amr,.aiff,.aac'
