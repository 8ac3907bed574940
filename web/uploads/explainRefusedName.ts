import { findRefusedKind } from '../../domain/files/refusedKinds.ts'
import { refusedTexts } from '../../languages/en/memorial/refused.ts'

/** Explains why a file is refused whose name already shows it, such as a ZIP file. Returns null for all other names. */
export function explainRefusedName(name: string): string | null {
  const kind = findRefusedKind(name)
  return kind && refusedTexts.named(name, refusedTexts.refused[kind]())
}
