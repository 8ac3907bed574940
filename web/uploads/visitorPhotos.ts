type ChosenFile = Pick<File, 'name' | 'type'>

/** Whether the browser does not know what a file is. Such a file is sent, because the server decides by its bytes. */
export const hasUnknownType = ({ type }: Pick<ChosenFile, 'type'>) =>
  type === '' || type === 'application/octet-stream'

/** Whether a visitor may send a file as a photo. */
export const isVisitorPhoto = (file: Pick<ChosenFile, 'type'>) =>
  file.type.startsWith('image/') || hasUnknownType(file)

/**
 * A value for the `accept` attribute of `<input>`. The file chooser offers files of these types first. All of them have types that
 * Android knows, because otherwise Android shows a list of files in place of the photographs.
 */
export const acceptedPhotoTypes = 'image/*,.heic,.heif,.avif'
