import { useState } from 'react'
import type { FilmHeight } from '../../../contract/outputs/film.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/Field.tsx'
import { Panel } from '../Panel.tsx'
import { WorkProgress } from '../work/WorkProgress.tsx'
import { filmTexts as texts } from '../music/texts.ts'

/** The panel to make the film, a video file of the slideshow with its songs, and to download it. */
export const FilmPanel = () => {
  const [height, setHeight] = useState<FilmHeight>('1080')
  const [hasCaptions, setHasCaptions] = useState(false)
  return (
    <Panel title={texts.title} purpose={texts.purpose}>
      <p>{texts.license}</p>
      <WorkProgress kind="film" options={{ height, captions: hasCaptions }} texts={texts}>
        <SelectField label={texts.quality} value={height} options={texts.heights} onChange={setHeight} />
        <Checkbox label={texts.captions} checked={hasCaptions} onChange={setHasCaptions} />
      </WorkProgress>
    </Panel>
  )
}
