export default function MemoriesPage() {
  return <h1>Memories</h1>
}
