import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { WorkProgress } from '../../parts/work/WorkProgress.tsx'
import { filmTexts as texts } from '../texts.ts'

/** The card that makes the film, a video file of the slideshow with its songs. */
export const Film = () => (
  <>
    <p>{texts.license}</p>
    <WorkProgress kind="film" defaults={{ height: '1080', captions: false }} texts={texts}>
      {({ height, captions }, change) => (
        <>
          <SelectField
            label={texts.quality}
            value={height}
            options={texts.heights}
            onChange={(chosen) => change({ height: chosen })}
          />
          <Checkbox
            label={texts.captions}
            checked={captions}
            onChange={(isOn) => change({ captions: isOn })}
          />
        </>
      )}
    </WorkProgress>
  </>
)
