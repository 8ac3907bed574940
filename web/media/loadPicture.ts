/**
 * Decodes a picture file for drawing on a canvas, and applies the orientation that the file states. It uses an `<img>`, because
 * `createImageBitmap` does not accept options in Safari before 17.2.
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
