/**
 * A picture file, decoded and the right way up, to be drawn on a canvas. By an `<img>`: before Safari 17.2
 * `createImageBitmap` takes no options.
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
