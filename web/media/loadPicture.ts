/**
 * Decodes a picture file, with its orientation applied, for drawing on a canvas. It uses an `<img>` because
 * `createImageBitmap` takes no options before Safari 17.2.
 */
export const loadPicture = async (file: File): Promise<HTMLImageElement> => {
  const picture = new Image()
  const url = URL.createObjectURL(file)
  picture.src = url
  try {
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}
