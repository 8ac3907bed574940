import { useState } from 'react'
import type { CaptionPlace } from '../../../../../contract/outputs/archive.ts'
import { endpointUrl } from '../../../../api/links.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import { Panel } from '../../../Panel.tsx'
import { texts } from './texts.ts'

/** Downloads all originals as one ZIP file; the browser can resume the download after an interruption. */
export const OriginalsPanel = () => {
  const [captions, setCaptions] = useState<CaptionPlace>('beside')
  return (
    <Panel title={texts.title} what={texts.what} folds>
      <Switch
        label={texts.embed}
        checked={captions === 'embedded'}
        onChange={(embed) => setCaptions(embed ? 'embedded' : 'beside')}
      />
      <p className="hint">{texts.embedHint[captions]}</p>
      <ButtonLink href={endpointUrl('GET /api/archive', undefined, { captions })} download>
        {texts.download}
      </ButtonLink>
      <p className="hint">{texts.caution}</p>
    </Panel>
  )
}
