import { capturePoster } from './capturePoster.ts'
import { isVideo } from './fileKinds.ts'

/** Adds a photograph or video to a form, after the poster of a video, if this browser can make one. */
export const appendFile = async (form: FormData, file: File) => {
  const poster = isVideo(file) ? await capturePoster(file, 1_600) : null
  if (poster) form.append('poster', poster, 'poster.jpg')
  form.append('file', file)
}
