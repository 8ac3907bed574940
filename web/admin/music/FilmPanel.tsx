import { useState } from 'react'
import type { FilmHeight } from '../../../contract/outputs/film.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/Field.tsx'
import { Panel } from '../Panel.tsx'
import { WorkProgress } from '../work/WorkProgress.tsx'
import { filmTexts as texts } from './texts.ts'

/** Makes the slideshow with its songs as a video file to download. */
export const FilmPanel = () => {
  const [height, setHeight] = useState<FilmHeight>('1080')
  const [captions, setCaptions] = useState(false)
  return (
    <Panel title={texts.title} what={texts.what}>
      <p>{texts.licence}</p>
      <WorkProgress kind="film" options={{ height, captions }} texts={texts}>
        <SelectField label={texts.quality} value={height} options={texts.heights} onChange={setHeight} />
        <Checkbox label={texts.captions} checked={captions} onChange={setCaptions} />
      </WorkProgress>
    </Panel>
  )
}
