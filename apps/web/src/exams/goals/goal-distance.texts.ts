export const goalDistanceTexts = {
  far: (nets: number) => `Şimdilik uzak: yaklaşık ${nets} net`,
  near: (nets: number) => `Yakın: yaklaşık ${nets} net`,
  enough: 'Bugünkü netlerin tahminen yetiyor.',
  sure: 'Bugünkü netlerin tahminen rahat yetiyor.',
  outOfReach: 'Bütün netlerin tam olsa bile tahminimiz bu sıraya varmıyor.',
  nearer: (nets: string) => `Son denemenle ${nets} net yaklaştın.`,
  farther: (nets: string) => `Son denemenle ${nets} net uzaklaştın.`,
  estimated: 'tahmini',
  moves: 'Tahmini; her denemenle değişir.',
  bar: (nets: number) => `Hedefine ${nets} net`,
  reached: 'Hedefine netlerin yetiyor',
};
