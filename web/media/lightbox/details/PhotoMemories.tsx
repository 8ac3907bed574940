import type { Media } from '../../../../contract/media/media.ts'
import { toMemoryAnchor, toMemoryPath, toTellPath } from '../../../../contract/pages/memoryAddress.ts'
import { isStaticCopy } from '../../../api/isStaticCopy.ts'
import { linkTo } from '../../../api/urls.ts'
import { typeset } from '../../../ui/typeset.ts'
import { texts } from '../../../../languages/en/visitors/aboutPhotographs.ts'

/** Links to the memories that tell about the photograph, and to the form for another one. */
export const PhotoMemories = ({ item }: { item: Media }) => (
  <>
    {item.memories?.map(({ id, name }) => (
      <p key={id}>
        <a href={toMemoryUrl(id)}>{typeset(texts.memoryBy(name))}</a>
      </p>
    ))}
    {item.canTell && (
      <p>
        <a href={toTellPath(item.id)}>{texts.tell}</a>
      </p>
    )}
  </>
)

const toMemoryUrl = (id: string) =>
  isStaticCopy ? `${linkTo('/memories')}#${toMemoryAnchor(id)}` : toMemoryPath(id)
