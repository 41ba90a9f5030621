export const brandTexts = {
  panel: 'Netlik',
  home: 'Netlik ana sayfa',
  claim: 'Her gün biraz daha net.',
  more: 'Çalıştığın süre, çözdüğün soru, çıkan netin: hepsi tek yerde. Neyin işe yaradığını gör, emeğinin karşılığını izle.',
};
