import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { WorkProgress } from '../../parts/work/WorkProgress.tsx'
import { filmTexts as texts } from '../texts.ts'
import { WorkRow } from '../WorkRow.tsx'

/** The card that makes the film, a video file of the slideshow with its songs. */
export const Film = () => (
  <WorkProgress kind="film" Layout={WorkRow} defaults={{ height: '1080', captions: false }} texts={texts}>
    {({ height, captions }, change) => (
      <>
        <p>{texts.license}</p>
        <SelectField
          label={texts.quality}
          value={height}
          options={texts.heights}
          onChange={(chosen) => change({ height: chosen })}
        />
        <Checkbox label={texts.captions} checked={captions} onChange={(isOn) => change({ captions: isOn })} />
      </>
    )}
  </WorkProgress>
)
