import { buildEndpointUrl } from '../../../api/urls.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { originalsTexts as texts } from '../../../../languages/en/dashboard/downloads.ts'

/** The browser can resume the download after an interruption. Photo programs find the captions in the photographs. */
export const OriginalsPanel = () => (
  <Panel title={texts.title} purpose={texts.purpose} isFoldable>
    <ButtonLink href={buildEndpointUrl('GET /api/archive', undefined, { captions: 'embedded' })} download>
      {texts.download}
    </ButtonLink>
    <p className="hint">{texts.caution}</p>
  </Panel>
)
