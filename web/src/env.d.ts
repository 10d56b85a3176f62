declare module 'virtual:texts' {
  const sources: Record<string, () => Promise<string>>;
  export default sources;
}
