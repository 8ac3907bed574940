import { useState } from 'react'
import type { CaptionPlace } from '../../../../../contract/outputs/archive.ts'
import { buildEndpointUrl } from '../../../../api/urls.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import { Panel } from '../../../parts/cards/Panel.tsx'
import { texts } from './texts.ts'

/** The browser can resume the download after an interruption. */
export const OriginalsPanel = () => {
  const [captionPlace, setCaptionPlace] = useState<CaptionPlace>('beside')
  return (
    <Panel title={texts.title} purpose={texts.purpose} isFoldable>
      <Switch
        label={texts.embed}
        checked={captionPlace === 'embedded'}
        onChange={(isOn) => setCaptionPlace(isOn ? 'embedded' : 'beside')}
      />
      <p className="hint">{texts.embedHint[captionPlace]}</p>
      <ButtonLink href={buildEndpointUrl('GET /api/archive', undefined, { captions: captionPlace })} download>
        {texts.download}
      </ButtonLink>
      <p className="hint">{texts.caution}</p>
    </Panel>
  )
}
