import { useState } from 'react'
import type { FilmHeight } from '../../../../contract/outputs/film.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { WorkProgress } from '../../work/WorkProgress.tsx'
import { DayCard } from '../DayCard.tsx'
import { filmTexts as texts } from '../texts.ts'

/** The card that makes the film, a video file of the slideshow with its songs. */
export const Film = () => {
  const [height, setHeight] = useState<FilmHeight>('1080')
  const [hasCaptions, setHasCaptions] = useState(false)
  return (
    <DayCard name="film">
      <p>{texts.license}</p>
      <WorkProgress kind="film" options={{ height, captions: hasCaptions }} texts={texts}>
        <SelectField label={texts.quality} value={height} options={texts.heights} onChange={setHeight} />
        <Checkbox label={texts.captions} checked={hasCaptions} onChange={setHasCaptions} />
      </WorkProgress>
    </DayCard>
  )
}
