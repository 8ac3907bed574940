import { photoName } from '../../../contract/media/pictures.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import { makeCaption } from './frames.ts'
import type { FilmPlan } from './plan.ts'

/** Lists everything that a film shows: its timeline, the version of each picture in it, and the captions if it shows them. */
export function listFilmContents(
  { timeline, slides, rows, portrait, hasCaptions, texts }: FilmPlan,
  showsCaptions = hasCaptions,
) {
  const pictures = timeline.scenes.flatMap((scene) => {
    if (scene.kind === 'title') return [portrait]
    return scene.kind === 'pictures' ? scene.ids.map((id) => rows.get(id)) : []
  })
  const captions = timeline.scenes
    .flatMap((scene) => (scene.kind === 'pictures' ? scene.ids : []))
    .map((id) => makeCaption(slides.get(id), texts, (text) => text))
  return {
    timeline,
    pictures: pictures.map((row) => row && makePictureKey(row, photoName)),
    captions: showsCaptions ? captions : [],
  }
}
