export default function MemoriesTab() {
  return <p>The memories people have shared will be looked after here.</p>
}
