import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { WorkProgress } from '../../parts/work/WorkProgress.tsx'
import { WorkStack } from '../../parts/work/WorkStack.tsx'
import { copyTexts as texts, originalsTexts } from '../../../../languages/en/dashboard/downloads.ts'
import { buildEndpointUrl } from '../../../api/urls.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** The panel to make a static copy: the whole memorial as a ZIP file that opens without a server. */
export const CopyPanel = () => (
  <Panel title={texts.title} purpose={texts.purpose} isFoldable>
    <WorkProgress kind="copy" Layout={WorkStack} defaults={{ size: 'all', book: false }} texts={texts}>
      {({ size, book }, change) => (
        <>
          <SelectField
            label={texts.size}
            value={size}
            options={texts.sizes}
            onChange={(chosen) => change({ size: chosen })}
          />
          <Checkbox label={texts.book} checked={book} onChange={(isOn) => change({ book: isOn })} />
        </>
      )}
    </WorkProgress>
  </Panel>
)

/** The browser can resume the download after an interruption. Photo programs find the captions in the photographs. */
export const OriginalsPanel = () => (
  <Panel title={originalsTexts.title} purpose={originalsTexts.purpose} isFoldable>
    <ButtonLink href={buildEndpointUrl('GET /api/archive', undefined, { captions: 'embedded' })} download>
      {originalsTexts.download}
    </ButtonLink>
    <p className="hint">{originalsTexts.caution}</p>
  </Panel>
)
