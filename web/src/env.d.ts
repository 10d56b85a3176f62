declare module 'virtual:texts' {
  const sources: Record<string, () => Promise<string>>;
  export const later: typeof sources;
  export default sources;
}

declare module 'virtual:art' {
  const sprite: string;
  export default sprite;
}
