import { SelectField } from '../../../ui/fields/Field.tsx'
import { WorkProgress } from '../../parts/work/WorkProgress.tsx'
import { filmTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { WorkRow } from '../WorkRow.tsx'

/** The card that makes the film, a video file of the show at the service with its songs. */
export const Film = () => (
  <WorkProgress
    kind="film"
    Layout={WorkRow}
    defaults={{ height: '1080' }}
    correct={({ height }) => ({ height })}
    texts={texts}
  >
    {({ height }, change) => (
      <>
        <p>{texts.license}</p>
        <SelectField
          label={texts.quality}
          value={height}
          options={texts.heights}
          onChange={(chosen) => change({ height: chosen })}
        />
      </>
    )}
  </WorkProgress>
)
